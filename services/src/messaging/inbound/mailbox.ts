export interface MailboxPart {
  /** Names the numbering, which a restored mailbox does not continue (RFC 9051, 2.3.1.1). */
  uidValidity: bigint;
  /** In ascending order, without gaps that hold messages. */
  messages: { uid: number; raw: Uint8Array }[];
}

export interface ReadFrom {
  uidValidity: bigint;
  lastUid: number;
}

/** Where mail servers send their reports. */
export abstract class Mailbox {
  /** Of the mailbox, for its position. */
  abstract readonly name: string;

  /**
   * The oldest messages that come after a position, or all of another numbering. The mailbox is not changed.
   * @param from undefined for the first time
   */
  abstract read(from: ReadFrom | undefined, most: number): Promise<MailboxPart>;
}
