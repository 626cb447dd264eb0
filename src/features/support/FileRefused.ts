import type { FileProblem } from './supportSlice'

export class FileRefused extends Error {
  constructor(readonly problem: FileProblem) {
    super(problem)
  }
}
