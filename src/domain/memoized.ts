/** Caches the result for each argument. For few arguments and expensive results. */
export function memoized<Made>(make: () => Made): () => Made
export function memoized<Argument, Made>(make: (argument: Argument) => Made): (argument: Argument) => Made
export function memoized<Argument, Made>(make: (argument: Argument) => Made): (argument: Argument) => Made {
  const kept = new Map<Argument, Made>()
  return argument => {
    const made = kept.get(argument) ?? make(argument)
    kept.set(argument, made)
    return made
  }
}
