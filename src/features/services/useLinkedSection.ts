import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAppDispatch } from '@/store/services'
import { useParamDrop } from '@/ui/useParamDrop'
import { sectionChosen } from './servicesSlice'

const param = 'sectionId'

/** Chooses the section that the URL names, once. A reload does not override a later choice. */
export function useLinkedSection(): void {
  const dispatch = useAppDispatch()
  const [search] = useSearchParams()
  const drop = useParamDrop(param)
  const linkedId = search.get(param)
  const choose = useEffectEvent((id: string) => {
    dispatch(sectionChosen(id))
    drop()
  })
  useEffect(() => {
    if (linkedId) choose(linkedId)
  }, [linkedId])
}
