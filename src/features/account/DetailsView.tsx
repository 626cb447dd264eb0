import { useTranslation } from 'react-i18next'
import { countryByName } from '@/domain/geography/country'
import type { User } from '@/domain/user'
import { useCityName } from '@/i18n/useCityName'
import { useFormat } from '@/i18n/useFormat'
import { Fact, FactList } from '@/ui/FactList'

export function DetailsView({ user }: { user: User }) {
  const { t } = useTranslation(['account', 'common'])
  const { name } = useFormat()
  const country = countryByName(user.country)
  const city = useCityName(user.city, user.country)
  const none = t('details.none')
  return (
    <FactList>
      <Fact label={t('details.name')}>
        <bdi>{user.name}</bdi>
      </Fact>
      <Fact label={t('details.salonType')}>{t(`common:businessType.${user.salon}`)}</Fact>
      <Fact label={t('details.email')}>
        <bdi dir="ltr">{user.email}</bdi>
      </Fact>
      <Fact label={t('details.phone')}>
        <bdi dir="ltr" className="numeric">
          {user.phone || none}
        </bdi>
      </Fact>
      <Fact label={t('details.country')}>{country ? name(country) : user.country || none}</Fact>
      <Fact label={t('details.city')}>{city || none}</Fact>
    </FactList>
  )
}
