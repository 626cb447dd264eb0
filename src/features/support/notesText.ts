import type { Moment, TimelineStep } from './timeline'

interface NotesText {
  file: string
  moments: readonly Moment[]
  notes: Readonly<Record<number, string>>
  clock: (at: number | null) => string
  stepWord: (step: number) => string
}

/** The notes in the order of the steps, as plain text for a mail or a ticket. */
export function notesText({ file, moments, notes, clock, stepWord }: NotesText): string {
  const part = ({ index, name, at }: TimelineStep, pathname: string) => {
    const note = notes[index]
    if (!note) return []
    const heading = [stepWord(index), clock(at), name, pathname].filter(Boolean).join(' · ')
    return [`${heading}\n${note}`]
  }
  const parts = moments.flatMap(moment =>
    [moment, ...moment.folded].flatMap(step => part(step, moment.pathname)),
  )
  return [file, ...parts].join('\n\n')
}
