type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const touched = new Set<Node>()

/**
 * Follows what is typed and chosen, so that no reload of ours takes it away. A form that was sent keeps its entries
 * until it is reset or gone: sending may have failed.
 */
export function watchInput(): void {
  document.addEventListener("input", ({ target }) => {
    if (target instanceof Node) touched.add(target)
  })
  document.addEventListener("reset", ({ target }) => {
    for (const field of touched) {
      if (target instanceof Node && target.contains(field)) touched.delete(field)
    }
  })
}

/** Whether the page holds what a visitor entered, even before its scripts ran. */
export function hasUnsavedInput(): boolean {
  for (const field of touched) {
    if (field.isConnected) return true
    touched.delete(field)
  }
  return [...document.querySelectorAll<Field>("input, textarea, select")].some(isChanged)
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const { options } = field
    // Without a default the first option is chosen.
    const hasDefault = [...options].some(({ defaultSelected }) => defaultSelected)
    return hasDefault
      ? [...options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
      : !field.multiple && field.selectedIndex > 0
  }
  return isChoice(field)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue
}

/** Its value is "on" without an attribute, and then not its default value: only the choice tells. */
const isChoice = (field: Field): field is HTMLInputElement =>
  "checked" in field && ["checkbox", "radio"].includes(field.type)
