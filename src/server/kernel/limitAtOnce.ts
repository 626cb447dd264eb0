/** Counts jobs under way by name. `begin` is false when the name, or all names together, have as many as they may. */
export function limitAtOnce(most: { ofName: number; together: number }) {
  const underWay = new Map<string, number>()
  let together = 0
  return {
    begin(name: string): boolean {
      const own = underWay.get(name) ?? 0
      if (own >= most.ofName || together >= most.together) return false
      underWay.set(name, own + 1)
      together += 1
      return true
    },
    end(name: string): void {
      const left = (underWay.get(name) ?? 0) - 1
      if (left > 0) underWay.set(name, left)
      else underWay.delete(name)
      together -= 1
    },
  }
}
