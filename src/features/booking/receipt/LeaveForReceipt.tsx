import { use, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/domain/paths'
import type { Salon } from '@/domain/salon'
import { SkeletonList } from '@/ui/SkeletonList'
import { BookingLocationContext } from '../BookingLocationContext'

/** The receipt replaces the booking's first question in the history, so that Back leaves the booking. */
export const LeaveForReceipt = ({ salon, appointmentId }: { salon: Salon; appointmentId: string }) => {
  const { t } = useTranslation('common')
  const navigate = useNavigate()
  const { depth } = use(BookingLocationContext)
  const leave = useEffectEvent(() => {
    if (depth > 0) void navigate(-depth)
    else void navigate(paths.booking(salon.slug, { step: 'receipt', appointmentId }), { replace: true })
  })
  useEffect(() => leave(), [depth])
  return <SkeletonList label={t('loading')} />
}
