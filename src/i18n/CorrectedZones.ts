import { createContext } from 'react'
import type { ZoneOffsets } from '@/domain/zoneOffsets'

/**
 * What the server has corrected of the browser's zone data. Whatever shows a time is rendered anew when it grows; what
 * keeps computed times has its length as a key.
 */
export const CorrectedZones = createContext<readonly ZoneOffsets[]>([])
