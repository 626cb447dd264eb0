import { useId, useRef, type DragEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Button } from '@/ui/Button'
import { FieldMessage } from '@/ui/FieldMessage'
import styles from './FilePicker.module.css'
import { selectFileProblem, selectOpenFile } from './supportSlice'

interface FilePickerProps {
  onPick: (file: File) => void
}

export function FilePicker({ onPick }: FilePickerProps) {
  const { t } = useTranslation('support')
  const file = useSelector(selectOpenFile)
  const problem = useSelector(selectFileProblem)
  const input = useRef<HTMLInputElement>(null)
  const messageId = useId()
  const take = (files: FileList | null) => {
    const [picked] = files ?? []
    if (picked) onPick(picked)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    take(event.dataTransfer.files)
  }
  return (
    <div className={styles.picker} onDragOver={event => event.preventDefault()} onDrop={drop}>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={t('file.label')}
        hidden
        onChange={({ currentTarget }) => {
          take(currentTarget.files)
          // Otherwise the same file, once corrected, could not be chosen again.
          currentTarget.value = ''
        }}
      />
      <Button
        icon="document"
        variant={file ? 'secondary' : 'primary'}
        aria-describedby={messageId}
        onClick={() => input.current?.click()}
      >
        {t(file ? 'file.another' : 'file.choose')}
      </Button>
      <p className={styles.name}>{file ? <bdi>{file.name}</bdi> : t('file.drop')}</p>
      <div role="alert" className={styles.message}>
        {problem && <FieldMessage id={messageId} error={t(`file.problem.${problem}`)} />}
      </div>
    </div>
  )
}
