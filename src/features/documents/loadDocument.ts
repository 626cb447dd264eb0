import type { Language } from '@/domain/languages'
import {
  documentSections,
  type DocumentName,
  type DocumentText,
  type ReadDocument,
  type SectionId,
  type SectionText,
} from './documentText'

type Loaders = {
  [Name in DocumentName]: Record<Language, () => Promise<{ document: DocumentText<Name> }>>
}

const loaders: Loaders = {
  privacy: { en: () => import('./content/privacy.en'), ar: () => import('./content/privacy.ar') },
  terms: { en: () => import('./content/terms.en'), ar: () => import('./content/terms.ar') },
  exchange: { en: () => import('./content/exchange.en'), ar: () => import('./content/exchange.ar') },
  subscription: {
    en: () => import('./content/subscription.en'),
    ar: () => import('./content/subscription.ar'),
  },
}

export async function loadDocument(name: DocumentName, language: Language): Promise<ReadDocument> {
  const { document } = await loaders[name][language]()
  const texts: Partial<Record<SectionId, SectionText>> = document.sections
  const sections = documentSections[name].flatMap(id => {
    const text = texts[id]
    return text ? [{ id, ...text }] : []
  })
  return { ...document, sections }
}
