import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useState } from 'react'
import { clientsApi } from '@/api/clientsApi'
import type { ClientSuggestion } from '@/domain/client'

const pauseMilliseconds = 250
/** One letter would suggest anybody. */
const fewestLetters = 2

const none: readonly ClientSuggestion[] = []

/** The salon's clients with the name or phone that is being typed, once typing pauses. */
export function useClientSuggestions(salonId: string, typed: string): readonly ClientSuggestion[] {
  const [search, setSearch] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [typed])
  const isSearch = search.length >= fewestLetters
  const { currentData = none } = clientsApi.useSearchClientsQuery(isSearch ? { salonId, search } : skipToken)
  return typed.trim().length >= fewestLetters ? currentData : none
}
