import { createContext } from 'react'
import type { ElementNode } from '@/ui/ElementNode'
import type { SlotQuery } from '@/domain/salon'

/** Content of another feature on a fully booked day. The page that combines the features provides it. */
export const FullDayContext = createContext<(query: SlotQuery) => ElementNode>(() => null)
