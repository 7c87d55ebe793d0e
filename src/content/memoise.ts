/**
 * A template needs its model twice, for the page and for its Head, and React may render either again:
 * each query result is mapped once. Keyed by the result itself, so nothing outlives it.
 */
export function memoise<Data extends object, Model>(
  map: (data: Data) => Model,
): (data: Data) => Model {
  const models = new WeakMap<Data, Model>()
  return (data) => {
    const known = models.get(data)
    if (known !== undefined) return known
    const model = map(data)
    models.set(data, model)
    return model
  }
}
