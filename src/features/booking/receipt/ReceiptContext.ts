import { createContext, type ReactNode } from 'react'

/** Content of another feature on the receipt. The page that combines the features provides it. */
export const ReceiptContext = createContext<(appointmentId: string) => ReactNode>(() => null)
