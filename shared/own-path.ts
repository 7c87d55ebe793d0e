/** Whether an address leads to this site wherever it stands: browsers take `//` and `/\` at its start for another host. */
export const isOwnPath = (address: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(address)
