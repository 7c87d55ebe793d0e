/** Calls between two processes, or two threads, that can send each other messages. */

/** What one of them does for the other, by name. */
export type Offered<Tasks> = { [Name in keyof Tasks]: (...given: never[]) => Promise<unknown> }

interface Call {
  call: number
  name: string
  given: readonly unknown[]
}

type Answer = { call: number } & ({ value: unknown } | { error: unknown })

interface Waiting {
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
}

/**
 * Calls what is offered on the other side.
 * @param toError of what was sent as one
 */
export function createCaller<Tasks extends Offered<Tasks>>(
  send: (call: Call) => void,
  toError: (sent: unknown) => unknown = (sent) => sent,
) {
  const waiting = new Map<number, Waiting>()
  let last = 0
  let ended: { error: unknown } | undefined
  return {
    call<Name extends keyof Tasks & string>(
      name: Name,
      ...given: Parameters<Tasks[Name]>
    ): ReturnType<Tasks[Name]> {
      const call = (last += 1)
      const answered = new Promise<unknown>((resolve, reject) => {
        if (ended) return reject(ended.error)
        waiting.set(call, { resolve, reject })
        send({ call, name, given })
      })
      return answered as ReturnType<Tasks[Name]>
    },
    /** To be told of each message from the other side. */
    receive(message: unknown): void {
      const { call, ...answer } = message as Answer
      if ("error" in answer) waiting.get(call)?.reject(toError(answer.error))
      else waiting.get(call)?.resolve(answer.value)
      waiting.delete(call)
    },
    /** The other side is gone: what it has not answered fails, and what is called from now on. */
    end(error: unknown): void {
      ended ??= { error }
      for (const { reject } of waiting.values()) reject(ended.error)
      waiting.clear()
    },
  }
}

/**
 * Answers calls.
 * @param toSent of an error; nothing else is thrown
 * @returns what is to be told of each message, and settles once it is answered
 */
export const answering =
  <Tasks extends Offered<Tasks>>(
    tasks: Tasks,
    send: (answer: Answer) => void,
    toSent: (error: unknown) => unknown = (error) => error,
  ) =>
  async (message: unknown): Promise<void> => {
    const { call, name, given } = message as Call
    try {
      send({ call, value: await tasks[name as keyof Tasks](...(given as never[])) })
    } catch (error) {
      send({ call, error: toSent(error) })
    }
  }
