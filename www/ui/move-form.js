// Connects a form for typed moves: an invalid move gets an error next to the field and stays in it.

/**
 * @param {{ form: HTMLFormElement, field: HTMLInputElement, note: HTMLElement }} parts
 * @param {object} actions
 * @param {(text: string) => string | Promise<string>} actions.play returns the error, empty if the move was made
 * @param {(sentence: string) => void} actions.announce
 */
export function connectMoveForm({ form, field, note }, { play, announce }) {
  function clearError() {
    note.textContent = "";
    field.ariaInvalid = null;
  }

  field.addEventListener("input", clearError);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (text === "") return;
    const error = await play(text);
    note.textContent = error;
    if (error) announce(error);
    field.ariaInvalid = error ? "true" : null;
    if (!error) field.value = "";
  });

  return {
    clearError() {
      if (note.textContent !== "") clearError();
    },
  };
}
