// A round robin, round by round, with ratings. Python plays and draws.

export default {
  render({ model, el }) {
    playing(model, el, "c4-tournament", "A tournament of bots", startStopAgain);
  },
};
