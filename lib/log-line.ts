/**
 * What a line of a log in JSON holds (pino); nothing of any other line, such as a warning of Node's or part of one.
 */
export function parseLogLine<Line extends object>(line: string): Partial<Line> {
  try {
    const parsed: unknown = JSON.parse(line)
    return typeof parsed === "object" && parsed !== null ? parsed : {}
  } catch {
    return {}
  }
}
