import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { selectLocation } from '@/store/locationSlice'
import { useFormat } from '@/i18n/useFormat'
import { Button } from '@/ui/Button'
import { classNames } from '@/ui/classNames'
import { FieldMessage } from '@/ui/FieldMessage'
import { FileInput } from '@/ui/FileInput'
import styles from './FilePicker.module.css'
import { stepInHash } from './supportLink'
import { selectFileProblem, selectOpenFile } from './supportSlice'
import { useFileDrop } from './useFileDrop'

interface FilePickerProps {
  onPick: (file: File) => void
}

export function FilePicker({ onPick }: FilePickerProps) {
  const { t } = useTranslation('support')
  const { number } = useFormat()
  const file = useSelector(selectOpenFile)
  const problem = useSelector(selectFileProblem)
  const linked = stepInHash(useSelector(selectLocation).hash)
  const input = useRef<HTMLInputElement>(null)
  const messageId = useId()
  const isOver = useFileDrop(onPick)
  return (
    <div className={classNames(styles.picker, isOver && styles.over)}>
      <FileInput ref={input} accept=".json,application/json" label={t('file.label')} onPick={onPick} />
      <Button
        icon="document"
        variant={file ? 'secondary' : 'primary'}
        aria-describedby={messageId}
        onClick={() => input.current?.click()}
      >
        {t(file ? 'file.another' : 'file.choose')}
      </Button>
      <p className={styles.name}>{file ? <bdi>{file.name}</bdi> : t('file.drop')}</p>
      {!file && linked !== null && (
        <p className={styles.linked}>{t('file.linked', { step: number(linked) })}</p>
      )}
      <div role="alert" className={styles.message}>
        {problem && <FieldMessage id={messageId} error={t(`file.problem.${problem}`)} />}
      </div>
      {isOver && (
        <div className={styles.hint}>
          <span>{t('file.release')}</span>
        </div>
      )}
    </div>
  )
}
