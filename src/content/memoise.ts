/**
 * A template needs its model twice, for the page and for its Head, and React may render either again:
 * each query result is reshaped once. Keyed by the result itself, so nothing outlives it.
 */
export function memoise<Data extends object, Model>(
  reshape: (data: Data) => Model,
): (data: Data) => Model {
  const models = new WeakMap<Data, Model>()
  return (data) => {
    const known = models.get(data)
    if (known !== undefined) return known
    const model = reshape(data)
    models.set(data, model)
    return model
  }
}
