// A population of bots, generation by generation. Python plays and draws.

export default {
  render({ model, el }) {
    playing(model, el, "c4-population", "A genetic search for weights", startStopAgain);
  },
};
