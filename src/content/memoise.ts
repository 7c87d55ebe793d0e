/**
 * A template needs its model twice, for the page and for its Head, and React may render either again:
 * each query result is mapped once. Keyed by the result itself, so nothing outlives it; what else is given must
 * belong to that result, as a page's context does.
 */
export function memoise<Data extends object, Context extends readonly unknown[], Model>(
  map: (data: Data, ...context: Context) => Model,
): (data: Data, ...context: Context) => Model {
  const models = new WeakMap<Data, Model>()
  return (data, ...context) => {
    const known = models.get(data)
    if (known !== undefined) return known
    const model = map(data, ...context)
    models.set(data, model)
    return model
  }
}
