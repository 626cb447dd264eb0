import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useEffect, useEffectEvent } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation, useNavigate, useParams, type Location } from 'react-router-dom'
import { salonsApi, type SalonsApiState } from '@/api/salonsApi'
import { paths } from '@/domain/paths'
import type { Salon } from '@/domain/salon'
import type { ThunkExtra } from '@/store/services'

/** The salon that the page's address names. An id or an earlier slug in the address becomes the present slug. */
export function useSalonInAddress() {
  const { salonId: address = '' } = useParams()
  const { pathname, search, hash, state } = useLocation() as Location<unknown>
  const navigate = useNavigate()
  const dispatch = useDispatch<ThunkDispatch<SalonsApiState, ThunkExtra, UnknownAction>>()
  const query = salonsApi.useGetSalonQuery(address)
  const salon = query.currentData

  /** Known under the new address first, so that the page stays as it is. */
  const keep = useEffectEvent((known: Salon) =>
    dispatch(salonsApi.util.upsertQueryData('getSalon', known.slug, known)),
  )
  const correct = useEffectEvent((slug: string) => {
    const after = pathname.split('/').slice(3)
    const to = [paths.salon(slug), ...after].join('/')
    void navigate({ pathname: to, search, hash }, { replace: true, state })
  })
  useEffect(() => {
    if (!salon || salon.slug === address) return
    let isLeft = false
    void keep(salon).then(() => {
      if (!isLeft) correct(salon.slug)
    })
    return () => {
      isLeft = true
    }
  }, [salon, address])

  return query
}
