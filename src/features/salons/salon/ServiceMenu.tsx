import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Salon } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { Card } from '@/ui/Card'
import { ServiceRow } from './ServiceRow'
import styles from './ServiceMenu.module.css'

const NoServices = lazy(async () => ({ default: (await import('./NoServices')).NoServices }))

export const ServiceMenu = ({ salon }: { salon: Salon }) => {
  const { t } = useTranslation('salon')
  const { name } = useFormat()
  const filled = salon.sections.filter(({ services }) => services.length > 0)
  return (
    <section aria-labelledby="services-heading" className={styles.menu}>
      <h2 id="services-heading">{t('services.title')}</h2>
      {filled.length === 0 && (
        <Suspense fallback={null}>
          <NoServices />
        </Suspense>
      )}
      {filled.map(section => (
        <Card key={section.id} as="section" padding="none" aria-labelledby={`section-${section.id}`}>
          <h3 id={`section-${section.id}`} className={styles.section}>
            <bdi>{name(section)}</bdi>
          </h3>
          <ul role="list" className={styles.services}>
            {section.services.map(service => (
              <ServiceRow key={service.id} salon={salon} service={service} />
            ))}
          </ul>
        </Card>
      ))}
    </section>
  )
}
