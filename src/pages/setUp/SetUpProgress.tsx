import { useTranslation } from 'react-i18next'
import { setUpSteps, type SetUpStep, type SetUpView, setUpAddress } from '@/domain/setUpSteps'
import { classNames } from '@/ui/classNames'
import { Icon } from '@/ui/Icon'
import { Link } from '@/ui/Link'
import styles from './SetUpProgress.module.css'

interface SetUpProgressProps {
  view: SetUpView
  done: ReadonlySet<SetUpStep>
}

/** All steps with a way to each, so that any can be left and taken up again. */
export function SetUpProgress({ view, done }: SetUpProgressProps) {
  const { t } = useTranslation('setUp')
  return (
    <nav aria-label={t('steps')}>
      <ol role="list" className={styles.steps}>
        {setUpSteps.map((step, index) => (
          <li key={step}>
            <Link
              to={setUpAddress(step)}
              aria-current={step === view ? 'step' : undefined}
              className={classNames(styles.step, done.has(step) && styles.done)}
            >
              <span className={styles.mark} aria-hidden="true">
                {done.has(step) ? <Icon name="check" size={16} /> : index + 1}
              </span>
              <span className={styles.name}>{t(`step.${step}`)}</span>
              <span className="visually-hidden">{t(done.has(step) ? 'done' : 'missing')}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
