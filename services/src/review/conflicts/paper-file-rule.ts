import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FileRules } from '../../platform/files/file-rules.js';
import { paperReader } from './conflicted-papers.read-model.js';
import { findSeenPaperOfFile } from './paper-of-file.read-model.js';

/** An address of a file that an organiser kept opens nothing of a paper that is hidden from them. */
@Injectable()
export class PaperFileRule implements OnModuleInit {
  constructor(private readonly rules: FileRules) {}

  onModuleInit(): void {
    this.rules.add(['paper', 'paper-copy', 'paper-agreement'], async (tx, organiser, fileId) => {
      const asked = { fileId, ...paperReader(organiser) };
      return (await findSeenPaperOfFile.first(tx, asked)) !== undefined;
    });
  }
}
