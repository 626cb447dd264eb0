import type { Block } from './diaryColumns'

/** The rows of a block in which its text stands: those before its first pause or its clean-up. */
export const textRows = ({ row, rows, pauses, cleanUp }: Block): number =>
  (pauses[0]?.row ?? cleanUp?.row ?? row + rows) - row
