import { startTransition, use, useReducer } from 'react'
import { useFormat } from '@/i18n/useFormat'
import type { Language } from '@/domain/languages'
import type { DocumentName, ReadDocument } from './documentText'
import { loadDocument } from './loadDocument'

type Reading = { state: 'failed' } | { state: 'read'; document: ReadDocument }

/** Each document is fetched once per language. React needs the same promise for all that wait. */
const readings = new Map<string, Promise<Reading>>()

const keyOf = (name: DocumentName, language: Language) => `${name} ${language}`

function readDocument(name: DocumentName, language: Language): Promise<Reading> {
  const key = keyOf(name, language)
  const reading =
    readings.get(key) ??
    loadDocument(name, language).then(
      (document): Reading => ({ state: 'read', document }),
      (): Reading => ({ state: 'failed' }),
    )
  readings.set(key, reading)
  return reading
}

/** A document in the user's language. Suspends while it loads. */
export function useDocument(name: DocumentName): { reading: Reading; refetch: () => void } {
  const { language } = useFormat()
  const [, tryAgain] = useReducer((attempt: number) => attempt + 1, 0)
  const reading = use(readDocument(name, language))
  const refetch = () => {
    readings.delete(keyOf(name, language))
    startTransition(tryAgain)
  }
  return { reading, refetch }
}
