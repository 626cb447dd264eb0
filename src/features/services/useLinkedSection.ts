import { useEffect, useEffectEvent } from 'react'
import { useAddressQuery } from '@/ui/useAddressQuery'
import type { AddressParameter } from '@/domain/addressQuery'
import { useAppDispatch } from '@/store/services'
import { useParamDrop } from '@/ui/useParamDrop'
import { sectionChosen } from './servicesSlice'

const param = 'sectionId' satisfies AddressParameter

/** Chooses the section that the URL names, once. A reload does not override a later choice. */
export function useLinkedSection(): void {
  const dispatch = useAppDispatch()
  const [search] = useAddressQuery()
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
