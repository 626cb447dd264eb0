import type { UnknownAction } from '@reduxjs/toolkit'
import { useEffect, useEffectEvent } from 'react'
import { useAppDispatch } from '@/store/services'
import { keepDraft, takeDraft } from './keepDraft'

export interface Drafting<Typed extends object> {
  /** The form, with the id of its subject where it has one. */
  form: string
  /** The actions that open the form; none for a form that always shows. */
  opens?: readonly UnknownAction[]
  /** What was typed; undefined when that is nothing. */
  read: () => Typed | undefined
  restore: (typed: Typed) => void
}

/** Keeps what is typed when the session ends under the form, and restores it when the same user has logged in again. */
export function useDraft<Typed extends object>({ form, opens = [], read, restore }: Drafting<Typed>): void {
  const dispatch = useAppDispatch()
  const open = useEffectEvent(() => {
    const typed = dispatch(takeDraft(form))
    if (typed) restore(typed as Typed)
  })
  const close = useEffectEvent(() => {
    const typed = read()
    if (typed) dispatch(keepDraft({ form, opens, typed }))
  })
  useEffect(() => {
    open()
    return () => close()
  }, [form])
}
