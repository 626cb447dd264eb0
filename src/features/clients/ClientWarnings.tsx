import { useTranslation } from 'react-i18next'
import type { ClientCard } from '@/domain/client'
import { Banner } from '@/ui/Banner'

/** What whoever serves the client must know first. */
export const ClientWarnings = ({ client }: { client: Pick<ClientCard, 'notes' | 'isBlocked'> }) => {
  const { t } = useTranslation('clients')
  const allergies = client.notes?.allergies
  return (
    <>
      {allergies && (
        <Banner tone="warn" title={t('field.allergies')}>
          <p dir="auto">{allergies}</p>
        </Banner>
      )}
      {client.isBlocked && <Banner tone="warn" title={t('block.blocked')} />}
    </>
  )
}
