import { useLocation } from 'react-router-dom'
import { useAppDispatch } from '@/store/services'
import { unreadyFeatureChosen, type UnreadyFeature } from './publicSiteSlice'

export function useUnready(): (feature: UnreadyFeature) => void {
  const dispatch = useAppDispatch()
  const { key: locationKey } = useLocation()
  return feature => {
    dispatch(unreadyFeatureChosen({ feature, locationKey }))
  }
}
