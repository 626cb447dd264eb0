/** Pseudorandom numbers: the same seed gives the same demo. */
export interface Random {
  /** From 0 (included) to 1 (excluded). */
  next(): number
  /** A whole number; both ends are included. */
  integer(from: number, to: number): number
  /** True with the probability `share`, 0 to 1. */
  chance(share: number): boolean
  pick<Item>(items: readonly Item[]): Item
  /** `count` different items in list order; all items when there are fewer. */
  some<Item>(items: readonly Item[], count: number): Item[]
  shuffled<Item>(items: readonly Item[]): Item[]
}

export function randomOf(seed: string): Random {
  const next = mulberry32(hashOf(seed))
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))

  function pick<Item>(items: readonly Item[]): Item {
    const item = items[integer(0, items.length - 1)]
    if (item === undefined) throw new RangeError('Nothing to pick from')
    return item
  }

  const shuffled = <Item>(items: readonly Item[]): Item[] =>
    items
      .map(item => ({ item, order: next() }))
      .sort((one, other) => one.order - other.order)
      .map(({ item }) => item)

  return {
    next,
    integer,
    chance: share => next() < share,
    pick,
    some: (items, count) => {
      const chosen = new Set(shuffled([...items.keys()]).slice(0, count))
      return items.filter((_item, index) => chosen.has(index))
    },
    shuffled,
  }
}

/** 32-bit FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
