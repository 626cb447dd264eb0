import { createContext } from 'react'

interface ChipGroupState {
  name: string
  form: string | undefined
  value: string
  onValueChange: (value: string) => void
}

export const ChipGroupContext = createContext<ChipGroupState | null>(null)
