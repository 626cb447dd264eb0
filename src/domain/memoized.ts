/** Answers for the same argument with what was made the first time: for few arguments, and what is dear to make. */
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
