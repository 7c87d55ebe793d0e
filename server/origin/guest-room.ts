/** How much of what guests send may be on its way to the forms' server at a time. */
export interface RoomSize {
  /** Requests of one address, from their first byte to the last one of their answers. */
  requests: number
  /** Of these, such as have a body. */
  bodies: number
  /** Of the bodies, in bytes: of one address, */
  bytesOfAddress: number
  /** and of all together. */
  bytes: number
}

const MEBIBYTE = 1024 * 1024

/** A company behind one address on the evening that a place opens its book, and three CVs of it at once. */
export const ROOM: RoomSize = {
  requests: 64,
  bodies: 24,
  bytesOfAddress: 24 * MEBIBYTE,
  bytes: 128 * MEBIBYTE,
}

export interface Visit {
  /** Holds so many bytes more. @returns whether there is room for them */
  hold: (bytes: number) => boolean
  /** Gives back all that it held. */
  leave: () => void
}

interface Held {
  requests: number
  bodies: number
  bytes: number
}

/**
 * Who takes part of the room, by address. What counts is what has really come: nobody takes room from others by saying
 * that much will come.
 */
export function createGuestRoom(size: RoomSize) {
  const addresses = new Map<string, Held>()
  let all = 0

  /** @returns nothing where that address has as many on their way as it may */
  function enter(address: string, hasBody: boolean): Visit | undefined {
    const held = addresses.get(address) ?? { requests: 0, bodies: 0, bytes: 0 }
    if (held.requests >= size.requests || (hasBody && held.bodies >= size.bodies)) return undefined
    addresses.set(address, held)
    held.requests += 1
    held.bodies += Number(hasBody)
    let own = 0
    let isOver = false
    return {
      hold(bytes) {
        if (isOver || all + bytes > size.bytes || held.bytes + bytes > size.bytesOfAddress) {
          return false
        }
        own += bytes
        held.bytes += bytes
        all += bytes
        return true
      },
      leave() {
        if (isOver) return
        isOver = true
        held.requests -= 1
        held.bodies -= Number(hasBody)
        held.bytes -= own
        all -= own
        if (held.requests === 0) addresses.delete(address)
      },
    }
  }

  return { enter }
}
