// What every widget needs: building elements, and keeping JupyterLab's hands off its keys.

function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "onclick") element.addEventListener("click", value);
    else if (value !== null && value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

function begin(el, testid, label) {
  el.classList.add("c4");
  el.setAttribute("data-testid", testid);
  el.setAttribute("data-lm-suppress-shortcuts", "true");
  el.setAttribute("role", "group");
  el.setAttribute("aria-label", label);
}

// Calls keys[event.key] and keeps the key from the notebook. Other keys pass through.
function onKeys(element, keys) {
  element.addEventListener("keydown", (event) => {
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    act(event);
  });
}

// Does what needs the kernel. If the kernel that knows the widget is gone, `status` says so.
function attempt(act, status) {
  try {
    act();
  } catch {
    status.textContent = "The kernel was restarted: run this cell again.";
  }
}
