const INTERVAL = 500

/**
 * Stops this process, as Ctrl-C would, once the one that started it is gone: a kill -9 leaves its victim no time to
 * stop its children. Looked at from here because the system tells nobody; a pipe would be inherited by grandchildren.
 */
function endWithParent() {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, "SIGTERM")
  }, INTERVAL)
  timer.unref()
}

module.exports = { endWithParent }
