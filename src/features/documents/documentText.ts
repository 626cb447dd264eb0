import type { IsoDate } from '@/domain/weekday'

/** The section ids of each document, in order (section 2 of the specification). The ids are also the anchors. */
export const documentSections = {
  privacy: ['information', 'use', 'sharing', 'security', 'rights', 'changes', 'contact'],
  terms: [
    'acceptance',
    'use',
    'account',
    'property',
    'liability',
    'termination',
    'law',
    'changes',
    'contact',
  ],
  exchange: ['plans', 'refunds', 'renewal', 'validity', 'support'],
  subscription: ['plans', 'refunds', 'renewal', 'validity', 'support'],
} as const

export type DocumentName = keyof typeof documentSections
export type SectionId<Name extends DocumentName = DocumentName> = (typeof documentSections)[Name][number]

export interface SectionText {
  title: string
  paragraphs: readonly string[]
  list?: readonly string[]
  links?: readonly { to: string; text: string }[]
}

/** A document in one language. A missing section does not compile. */
export interface DocumentText<Name extends DocumentName = DocumentName> {
  title: string
  updated: IsoDate
  intro: string
  sections: Record<SectionId<Name>, SectionText>
}

export interface ReadDocument {
  title: string
  updated: IsoDate
  intro: string
  sections: readonly (SectionText & { id: SectionId })[]
}
