/** The topics that the sandbox sends; eBay has more. */
export interface NotificationTopic {
  topicId: string;
  description: string;
  schemaVersion: string;
}

export const notificationTopics = [
  {
    topicId: 'MARKETPLACE_ACCOUNT_DELETION',
    description: 'A user has asked for the account and its data to be deleted',
    schemaVersion: '1.0',
  },
  {
    topicId: 'AUTHORIZATION_REVOCATION',
    description: 'A user’s consent to the application has ended',
    schemaVersion: '1.0',
  },
] as const satisfies readonly NotificationTopic[];

export type TopicId = (typeof notificationTopics)[number]['topicId'];

export const isTopicId = (value: unknown): value is TopicId => notificationTopics.some(({ topicId }) => topicId === value);

export const revokeReasons = ['REVOKED_BY_APP', 'REVOKED_BY_USER', 'REVOKED_BY_EBAY', 'PASSWORD_CHANGE'] as const;
export type RevokeReason = (typeof revokeReasons)[number];
