import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { CheckboxField } from '@/ui/CheckboxField'
import styles from './KeyHelp.module.css'
import { keysSwitched, selectHasKeys } from './supportSlice'
import { useDirection } from './useDirection'

/** Lists the keys. Who speaks to the computer or types with one hand can switch them off. */
export function KeyHelp() {
  const { t } = useTranslation('support')
  const dispatch = useAppDispatch()
  const hasKeys = useSelector(selectHasKeys)
  const isMirrored = useDirection() === 'rtl'
  const rows = [
    [isMirrored ? ['→', '←'] : ['←', '→'], t('keys.step')],
    [['Home', 'End'], t('keys.ends')],
    [[t('keys.space')], t('keys.play')],
    [['/'], t('keys.search')],
    [['e', 'E'], t('keys.errors')],
  ] as const
  return (
    <details className={styles.help}>
      <summary>{t('keys.title')}</summary>
      <CheckboxField
        label={t('keys.on')}
        checked={hasKeys}
        onChange={({ currentTarget }) => dispatch(keysSwitched(currentTarget.checked))}
      />
      <dl className={styles.keys}>
        {rows.map(([keys, what]) => (
          <div key={what} className={styles.row}>
            <dt className={styles.key}>
              {keys.map(key => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
