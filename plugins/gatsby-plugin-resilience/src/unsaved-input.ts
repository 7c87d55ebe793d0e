const touched = new Set<Node>()

/** Follows what is typed, chosen and sent, so that no reload of ours takes it away. */
export function watchInput(): void {
  document.addEventListener("input", ({ target }) => {
    if (target instanceof Node) touched.add(target)
  })
  for (const settled of ["submit", "reset"]) {
    document.addEventListener(settled, ({ target }) => {
      for (const field of touched)
        if (target instanceof Node && target.contains(field)) touched.delete(field)
    })
  }
}

/** Whether the page holds what a visitor entered, even before its scripts ran. */
export function hasUnsavedInput(): boolean {
  for (const field of touched) if (field.isConnected) return true
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "input, textarea",
  )
  return [...fields].some(
    (field) =>
      field.value !== field.defaultValue ||
      ("checked" in field && field.checked !== field.defaultChecked),
  )
}
