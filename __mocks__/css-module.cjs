/** Class names stand for themselves: `styles.card` is "card", imported by name or as a default. */
const classNames = new Proxy(
  {},
  {
    get: (_target, name) => {
      if (name === "__esModule") return true
      return name === "default" ? classNames : String(name)
    },
  },
)

module.exports = classNames
