import { paths } from '@/domain/paths'

/** The address of a step. The file is not in it: who opens the link chooses the file. */
export const stepPath = (step: number): string => `${paths.support}#step=${step}`

/** The step that the address names. */
export function stepInHash(hash: string): number | null {
  const found = /^#step=(\d{1,6})$/.exec(hash)?.[1]
  return found === undefined ? null : Number(found)
}
