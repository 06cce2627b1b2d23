import { Injectable } from '@nestjs/common';
import { SecretBox } from '../../platform/core/secret-box.js';
import { type Passport, passportSchema } from './passport.schema.js';
import { VisaKeys } from './visa-keys.js';

const PURPOSE = 'plenary visa letters';

const boxOf = (key: Buffer) => new SecretBox(key.toString('base64'), PURPOSE);

/** Seals and opens what a visa request has of its person, each request with its key (AES-256-GCM). */
@Injectable()
export class PassportBox {
  constructor(private readonly keys: VisaKeys) {}

  async sealPassport(id: string, passport: Passport): Promise<Buffer> {
    return boxOf(await this.keys.take(id)).seal(`${id} passport`, JSON.stringify(passport));
  }

  async sealAnswer(id: string, answer: string): Promise<Buffer> {
    return boxOf(await this.keys.take(id)).seal(`${id} answer`, answer);
  }

  /** Null without the key, or without anything to open. */
  async passport(id: string, sealed: Buffer | null): Promise<Passport | null> {
    const text = await this.open(`${id} passport`, id, sealed);
    return text === null ? null : passportSchema.parse(JSON.parse(text));
  }

  answer(id: string, sealed: Buffer | null): Promise<string | null> {
    return this.open(`${id} answer`, id, sealed);
  }

  private async open(name: string, id: string, sealed: Buffer | null): Promise<string | null> {
    const key = sealed && (await this.keys.read(id));
    return key ? boxOf(key).open(name, sealed) : null;
  }
}
