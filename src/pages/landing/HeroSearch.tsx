import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { searchOf } from '@/domain/addressQuery'
import { paths } from '@/domain/paths'
import { businessTypes } from '@/domain/role'
import { selectUser } from '@/features/auth/authSlice'
import { noFilters, writeFilters, type SalonFilters } from '@/domain/filterAddress'
import { SearchForm } from '@/features/salons/search/SearchForm'
import { Button } from '@/ui/Button'
import { Link } from '@/ui/Link'
import styles from './HeroSearch.module.css'

/** Links to the search: clients get the one in their account, everybody else the public one. */
export function HeroSearch() {
  const { t } = useTranslation('landing')
  const navigate = useNavigate()
  const user = useSelector(selectUser)
  const [text, setText] = useState('')
  const address = (wish: Partial<SalonFilters>) =>
    `${user?.role === 'customer' ? paths.search : paths.salons}${searchOf(writeFilters({ ...noFilters, ...wish }))}`
  return (
    <div className={styles.search}>
      <SearchForm
        className={styles.form}
        fieldClassName={styles.field}
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        clearLabel={t('search.clear')}
        value={text}
        onValueChange={setText}
        onSearch={() => void navigate(address({ text: text.trim() }))}
      >
        <Button type="submit" variant="primary" size="large" className={styles.go}>
          {t('search.go')}
        </Button>
      </SearchForm>
      <p className={styles.kinds}>
        <span>{t('search.or')}</span>
        {businessTypes.map(businessType => (
          <Link key={businessType} to={address({ businessType })} className={styles.kind}>
            {t(`search.${businessType}`)}
          </Link>
        ))}
      </p>
    </div>
  )
}
