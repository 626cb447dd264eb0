import { useSearchParams, type NavigateOptions } from 'react-router-dom'
import type { AddressQuery } from '@/domain/addressQuery'

type SetAddressQuery = (
  next: AddressQuery | ((before: AddressQuery) => AddressQuery),
  options?: NavigateOptions,
) => void

/** The query of the present address, and what navigates to another. */
export const useAddressQuery = (): [AddressQuery, SetAddressQuery] => useSearchParams()
