import { createContext, type ReactNode } from 'react'
import type { SlotQuery } from '@/domain/salon'

/** What another feature offers on a day that is fully booked; the page that brings both together provides it. */
export const FullDayContext = createContext<(query: SlotQuery) => ReactNode>(() => null)
