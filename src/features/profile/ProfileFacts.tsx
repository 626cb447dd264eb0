import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { countryByName } from '@/domain/geography/country'
import { isLeadChoice } from '@/domain/bookingWindow'
import { cancelNoticeChoices } from '@/domain/cancellationPolicy'
import type { SalonProfile } from '@/domain/profile'
import { useCityName } from '@/i18n/useCityName'
import { useFormat } from '@/i18n/useFormat'
import { Fact, FactList } from '@/ui/FactList'
import type { IconName } from '@/ui/iconPaths'

export function ProfileFacts({ profile }: { profile: SalonProfile }) {
  const { t } = useTranslation(['profile', 'common', 'mySalon'])
  const format = useFormat()
  const country = countryByName(profile.country)
  const city = useCityName(profile.city, profile.country)
  const cancelNotice = cancelNoticeChoices.find(minutes => minutes === profile.cancelNoticeMinutes)
  const facts: [IconName, string, ReactNode][] = [
    [
      'mail',
      t('field.email'),
      <bdi key="mail" dir="ltr">
        {profile.email}
      </bdi>,
    ],
    [
      'phone',
      t('field.phone'),
      <bdi key="phone" dir="ltr">
        {profile.phone}
      </bdi>,
    ],
    ['pin', t('field.location'), [city, country && format.name(country)].filter(Boolean).join(t('comma'))],
    ['home', t('field.address'), profile.address ? <bdi key="home">{profile.address}</bdi> : t('noAddress')],
    [
      'globe',
      t('field.timeZone'),
      <bdi key="globe" dir="ltr">
        {profile.timeZone}
      </bdi>,
    ],
    [
      'clock',
      t('field.cancelNotice'),
      cancelNotice === undefined
        ? t('common:minutes', { count: profile.cancelNoticeMinutes })
        : t(`cancelNotice.${cancelNotice}`),
    ],
    [
      'bell',
      t('mySalon:window.lead'),
      isLeadChoice(profile.leadMinutes)
        ? t(`mySalon:window.leads.${profile.leadMinutes}`)
        : t('common:minutes', { count: profile.leadMinutes }),
    ],
    ['forward', t('mySalon:window.horizon'), t('mySalon:window.days', { count: profile.horizonDays })],
    ['list', t('mySalon:starts.step'), t('common:minutes', { count: profile.startStep })],
    ['check', t('mySalon:starts.fit'), t(`mySalon:starts.fits.${profile.startFit}`)],
    [
      'calendar',
      t('field.confirmation'),
      t(profile.confirmsAtOnce ? 'confirmation.automatic' : 'confirmation.manual'),
    ],
    ['payment', t('field.payment'), t(profile.paysOnline ? 'payment.online' : 'payment.salon')],
  ]
  return (
    <FactList>
      {facts.map(([icon, label, value]) => (
        <Fact key={icon} icon={icon} label={label}>
          {value}
        </Fact>
      ))}
    </FactList>
  )
}
