import { Module } from '@nestjs/common';
import { EditionsModule } from '../conference/editions.module.js';
import { PaymentsModule } from './payments.module.js';
import { RefundsModule } from './refunds.module.js';
import { StatementForms } from './statements/statement-forms.js';
import { StatementImports } from './statements/statement-imports.service.js';
import { StatementLinesController } from './statements/statement-lines.controller.js';
import { StatementLines } from './statements/statement-lines.service.js';
import { StatementMatches } from './statements/statement-matches.service.js';
import { StatementsController } from './statements/statements.controller.js';
import { StatementsQueryService } from './statements/statements.query.js';

@Module({
  imports: [EditionsModule, PaymentsModule, RefundsModule],
  controllers: [StatementsController, StatementLinesController],
  providers: [
    StatementForms,
    StatementImports,
    StatementLines,
    StatementMatches,
    StatementsQueryService,
  ],
})
export class StatementsModule {}
