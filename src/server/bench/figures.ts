export interface Figure {
  name: string
  value: number
  unit: string
  /** A higher value fails the run. For counts and ratios, which do not depend on the machine. */
  limit?: number
}

export function percentile(samples: readonly number[], part: number): number {
  const sorted = [...samples].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

export const toLine = ({ name, value, unit }: Figure): string =>
  `${name}: ${value >= 100 ? Math.round(value) : Number(value.toFixed(2))} ${unit}`
