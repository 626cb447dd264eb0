import { createContext } from 'react'
import type { ElementNode } from '@/ui/ElementNode'

/** Content of another feature on the receipt. The page that combines the features provides it. */
export const ReceiptContext = createContext<(appointmentId: string) => ElementNode>(() => null)
