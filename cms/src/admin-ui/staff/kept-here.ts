/** What this device keeps of the staff's choices. @returns nothing where it keeps none, or the browser lets it keep nothing */
export function keptHere(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

export function keepHere(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    // It is chosen again after a reload.
  }
}
