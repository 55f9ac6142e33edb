// Written by `npm run types` from the migrations; a test fails where the two differ.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  // Allows to automatically instantiate createClient with right options
  // instead of createClient<Database, { PostgrestVersion: 'XX' }>(URL, KEY)
  __InternalSupabase: {
    PostgrestVersion: '13';
  };
  public: {
    Tables: {
      cities: {
        Row: {
          id: string;
        };
        Insert: {
          id: string;
        };
        Update: Partial<Database['public']['Tables']['cities']['Insert']>;
        Relationships: [];
      };
      client_errors: {
        Row: {
          build: string;
          hour: string;
          last_at: string;
          message: string;
          page: string;
          times: number;
        };
        Insert: {
          build: string;
          hour: string;
          last_at?: string;
          message: string;
          page: string;
          times?: number;
        };
        Update: Partial<Database['public']['Tables']['client_errors']['Insert']>;
        Relationships: [];
      };
      companies: {
        Row: {
          created_at: string;
          description: string;
          id: string;
          is_demo: boolean;
          license: string;
          license_checked_at: string | null;
          name: string;
          paused: boolean;
          paused_until: string | null;
          phone: string;
          reply_hours: number;
          status: string;
          website: string;
        };
        Insert: {
          created_at?: string;
          description?: string;
          id?: string;
          is_demo?: boolean;
          license?: string;
          license_checked_at?: string | null;
          name: string;
          paused?: boolean;
          paused_until?: string | null;
          phone?: string;
          reply_hours?: number;
          status?: string;
          website?: string;
        };
        Update: Partial<Database['public']['Tables']['companies']['Insert']>;
        Relationships: [];
      };
      company_cities: {
        Row: {
          city_id: string;
          company_id: string;
        };
        Insert: {
          city_id: string;
          company_id: string;
        };
        Update: Partial<Database['public']['Tables']['company_cities']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'company_cities_city_id_fkey';
            columns: ['city_id'];
            referencedRelation: 'cities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'company_cities_company_id_fkey';
            columns: ['company_id'];
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
        ];
      };
      company_decisions: {
        Row: {
          checked: string[];
          company_id: string;
          decided_at: string;
          decided_by: string | null;
          decision: string;
          id: number;
          reason: string;
        };
        Insert: {
          checked?: string[];
          company_id: string;
          decided_at?: string;
          decided_by?: string | null;
          decision: string;
          id?: never;
          reason?: string;
        };
        Update: Partial<Database['public']['Tables']['company_decisions']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'company_decisions_company_id_fkey';
            columns: ['company_id'];
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
        ];
      };
      company_events: {
        Row: {
          actor: string | null;
          at: string;
          company_id: string;
          detail: NonNullable<Json>;
          id: string;
          kind: string;
          request_id: string;
        };
        Insert: {
          actor?: string | null;
          at?: string;
          company_id: string;
          detail?: NonNullable<Json>;
          id?: string;
          kind: string;
          request_id: string;
        };
        Update: Partial<Database['public']['Tables']['company_events']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'company_events_request_id_company_id_fkey';
            columns: ['request_id', 'company_id'];
            referencedRelation: 'request_progress';
            referencedColumns: ['request_id', 'company_id'];
          },
          {
            foreignKeyName: 'company_events_request_id_company_id_fkey';
            columns: ['request_id', 'company_id'];
            referencedRelation: 'request_recipients';
            referencedColumns: ['request_id', 'company_id'];
          },
        ];
      };
      company_invitations: {
        Row: {
          accepted_at: string | null;
          canceled_at: string | null;
          company_id: string;
          created_at: string;
          email: string;
          expires_at: string;
          id: string;
          invited_by: string | null;
        };
        Insert: {
          accepted_at?: string | null;
          canceled_at?: string | null;
          company_id: string;
          created_at?: string;
          email: string;
          expires_at?: string;
          id?: string;
          invited_by?: string | null;
        };
        Update: Partial<Database['public']['Tables']['company_invitations']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'company_invitations_company_id_fkey';
            columns: ['company_id'];
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
        ];
      };
      company_members: {
        Row: {
          company_id: string;
          display_name: string;
          joined_at: string;
          mail_requests: boolean;
          role: string;
          signup_email: string;
          user_id: string;
        };
        Insert: {
          company_id: string;
          display_name?: string;
          joined_at?: string;
          mail_requests?: boolean;
          role?: string;
          signup_email?: string;
          user_id: string;
        };
        Update: Partial<Database['public']['Tables']['company_members']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'company_members_company_id_fkey';
            columns: ['company_id'];
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
        ];
      };
      company_notes: {
        Row: {
          author: string;
          body: string;
          company_id: string;
          created_at: string;
          id: string;
          request_id: string;
        };
        Insert: {
          author: string;
          body: string;
          company_id: string;
          created_at?: string;
          id: string;
          request_id: string;
        };
        Update: Partial<Database['public']['Tables']['company_notes']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'company_notes_request_id_company_id_fkey';
            columns: ['request_id', 'company_id'];
            referencedRelation: 'request_progress';
            referencedColumns: ['request_id', 'company_id'];
          },
          {
            foreignKeyName: 'company_notes_request_id_company_id_fkey';
            columns: ['request_id', 'company_id'];
            referencedRelation: 'request_recipients';
            referencedColumns: ['request_id', 'company_id'];
          },
        ];
      };
      company_records: {
        Row: {
          answered_in: number | null;
          city_id: string | null;
          company_id: string;
          deleted_at: string | null;
          due_by: string | null;
          in_time: boolean;
          lost_reason: string | null;
          moved_at: string;
          next_at: string | null;
          next_step: string;
          quoted_usd: number | null;
          request_id: string;
          sent_at: string;
          step: string;
          taken_back: boolean;
          trade_id: string;
          version: number;
          visit_at: string | null;
        };
        Insert: {
          answered_in?: number | null;
          city_id?: string | null;
          company_id: string;
          deleted_at?: string | null;
          due_by?: string | null;
          in_time?: boolean;
          lost_reason?: string | null;
          moved_at?: string;
          next_at?: string | null;
          next_step?: string;
          quoted_usd?: number | null;
          request_id: string;
          sent_at?: string;
          step?: string;
          taken_back?: boolean;
          trade_id: string;
          version?: number;
          visit_at?: string | null;
        };
        Update: Partial<Database['public']['Tables']['company_records']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'company_records_request_id_company_id_fkey';
            columns: ['request_id', 'company_id'];
            referencedRelation: 'request_progress';
            referencedColumns: ['request_id', 'company_id'];
          },
          {
            foreignKeyName: 'company_records_request_id_company_id_fkey';
            columns: ['request_id', 'company_id'];
            referencedRelation: 'request_recipients';
            referencedColumns: ['request_id', 'company_id'];
          },
        ];
      };
      company_trades: {
        Row: {
          company_id: string;
          takes_requests: boolean;
          trade_id: string;
        };
        Insert: {
          company_id: string;
          takes_requests?: never;
          trade_id: string;
        };
        Update: Partial<Database['public']['Tables']['company_trades']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'company_trades_company_id_fkey';
            columns: ['company_id'];
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'company_trades_trade_id_takes_requests_fkey';
            columns: ['trade_id', 'takes_requests'];
            referencedRelation: 'trades';
            referencedColumns: ['id', 'takes_requests'];
          },
        ];
      };
      complaints: {
        Row: {
          answered_by_mail: boolean;
          asked_at: string | null;
          body: string;
          came_by: string;
          closed_at: string | null;
          closed_by: string | null;
          company_id: string | null;
          created_at: string;
          id: string;
          question: string;
          request_id: string | null;
          resolution: string;
          stated_at: string | null;
          stated_by: string | null;
          statement: string;
          written_by: string;
        };
        Insert: {
          answered_by_mail?: boolean;
          asked_at?: string | null;
          body: string;
          came_by?: string;
          closed_at?: string | null;
          closed_by?: string | null;
          company_id?: string | null;
          created_at?: string;
          id: string;
          question?: string;
          request_id?: string | null;
          resolution?: string;
          stated_at?: string | null;
          stated_by?: string | null;
          statement?: string;
          written_by: string;
        };
        Update: Partial<Database['public']['Tables']['complaints']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'complaints_company_id_fkey';
            columns: ['company_id'];
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'complaints_request_id_fkey';
            columns: ['request_id'];
            referencedRelation: 'requests';
            referencedColumns: ['id'];
          },
        ];
      };
      entitlements: {
        Row: {
          city_ids: string[];
          company_id: string | null;
          order_id: string;
          plan_id: string;
          since: string;
          trade_id: string | null;
          until: string | null;
        };
        Insert: {
          city_ids?: string[];
          company_id?: string | null;
          order_id: string;
          plan_id: string;
          since: string;
          trade_id?: string | null;
          until?: string | null;
        };
        Update: Partial<Database['public']['Tables']['entitlements']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'entitlements_company_id_fkey';
            columns: ['company_id'];
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'entitlements_order_id_fkey';
            columns: ['order_id'];
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'entitlements_plan_id_fkey';
            columns: ['plan_id'];
            referencedRelation: 'plans';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'entitlements_trade_id_fkey';
            columns: ['trade_id'];
            referencedRelation: 'trades';
            referencedColumns: ['id'];
          },
        ];
      };
      mailbox: {
        Row: {
          arrived_at: string;
          html: string;
          id: string;
          kind: string;
          plain: string;
          request_id: string | null;
          subject: string;
          to_address: string;
        };
        Insert: {
          arrived_at?: string;
          html: string;
          id: string;
          kind: string;
          plain: string;
          request_id?: string | null;
          subject: string;
          to_address: string;
        };
        Update: Partial<Database['public']['Tables']['mailbox']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'mailbox_request_id_fkey';
            columns: ['request_id'];
            referencedRelation: 'requests';
            referencedColumns: ['id'];
          },
        ];
      };
      onboardings: {
        Row: {
          agreed_at: string;
          answers: NonNullable<Json>;
          changed_at: string;
          changed_by: string | null;
          company: string;
          created_at: string;
          email: string;
          id: string;
          note: string;
          order_id: string | null;
          reference: string;
          service: string;
          step: string;
          version: string;
        };
        Insert: {
          agreed_at?: string;
          answers: NonNullable<Json>;
          changed_at?: string;
          changed_by?: string | null;
          company: string;
          created_at?: string;
          email: string;
          id: string;
          note?: string;
          order_id?: string | null;
          reference?: never;
          service: string;
          step?: string;
          version: string;
        };
        Update: Partial<Database['public']['Tables']['onboardings']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'onboardings_order_id_fkey';
            columns: ['order_id'];
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
        ];
      };
      request_recipients: {
        Row: {
          answered_at: string | null;
          channels: string[];
          company_id: string;
          company_license: string;
          company_name: string;
          place: number;
          promised_by: string | null;
          request_id: string;
          sent_at: string;
          status: string;
          suspended: boolean;
          viewed_at: string | null;
          withdrawn_at: string | null;
        };
        Insert: {
          answered_at?: string | null;
          channels: string[];
          company_id: string;
          company_license?: string;
          company_name: string;
          place: number;
          promised_by?: string | null;
          request_id: string;
          sent_at?: string;
          status?: string;
          suspended?: boolean;
          viewed_at?: string | null;
          withdrawn_at?: string | null;
        };
        Update: Partial<Database['public']['Tables']['request_recipients']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'request_recipients_company_id_fkey';
            columns: ['company_id'];
            referencedRelation: 'companies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'request_recipients_request_id_fkey';
            columns: ['request_id'];
            referencedRelation: 'requests';
            referencedColumns: ['id'];
          },
        ];
      };
      request_submissions: {
        Row: {
          body: Json | null;
          id: string;
          received_at: string;
        };
        Insert: {
          body?: Json | null;
          id: string;
          received_at?: string;
        };
        Update: Partial<Database['public']['Tables']['request_submissions']['Insert']>;
        Relationships: [];
      };
      request_withdrawals: {
        Row: {
          received_at: string;
          request_id: string;
        };
        Insert: {
          received_at?: string;
          request_id: string;
        };
        Update: Partial<Database['public']['Tables']['request_withdrawals']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'request_withdrawals_request_id_fkey';
            columns: ['request_id'];
            referencedRelation: 'requests';
            referencedColumns: ['id'];
          },
        ];
      };
      staff: {
        Row: {
          granted_at: string;
          role: string;
          user_id: string;
        };
        Insert: {
          granted_at?: string;
          role: string;
          user_id: string;
        };
        Update: Partial<Database['public']['Tables']['staff']['Insert']>;
        Relationships: [];
      };
      trades: {
        Row: {
          id: string;
          needs_license: boolean;
          takes_requests: boolean;
        };
        Insert: {
          id: string;
          needs_license?: boolean;
          takes_requests: boolean;
        };
        Update: Partial<Database['public']['Tables']['trades']['Insert']>;
        Relationships: [];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      accept_invitation: { Args: { secret?: string }; Returns: string };
      access_table: { Args: Record<PropertyKey, never>; Returns: Json };
      add_complaint: {
        Args: {
          body?: string;
          came_by?: string;
          company_name?: string;
          complaint?: string;
          request_number?: string;
          written_by?: string;
        };
        Returns: undefined;
      };
      admin_cases: {
        Args: {
          filter?: string;
          from_at?: string;
          from_id?: string;
          kind?: string;
          words?: string;
        };
        Returns: Json;
      };
      admin_companies: {
        Args: {
          from_id?: string;
          from_name?: string;
          status?: string;
          words?: string;
        };
        Returns: Json;
      };
      admin_figures: { Args: Record<PropertyKey, never>; Returns: Json };
      admin_log: {
        Args: { before_id?: number; company?: string; request?: string };
        Returns: Json;
      };
      admin_requests: {
        Args: {
          city?: string;
          from_at?: string;
          from_id?: string;
          newer?: boolean;
          since?: string;
          state?: string;
          trade?: string;
          words?: string;
        };
        Returns: Json;
      };
      admin_today: { Args: Record<PropertyKey, never>; Returns: Json };
      admin_week: { Args: Record<PropertyKey, never>; Returns: Json };
      ask_again: { Args: Record<PropertyKey, never>; Returns: undefined };
      ask_company: {
        Args: { complaint?: string; question?: string };
        Returns: undefined;
      };
      ask_for_call: { Args: { call?: Json }; Returns: Json };
      asked_to_stop: {
        Args: { request?: string; scope?: string };
        Returns: undefined;
      };
      cancel_invitation: { Args: { invitation?: string }; Returns: undefined };
      claim_mail: { Args: { most?: number; only_kind?: string }; Returns: Json };
      claim_order: { Args: { key?: string }; Returns: undefined };
      close_complaint: {
        Args: { by_mail?: boolean; complaint?: string; resolution?: string };
        Returns: undefined;
      };
      code_of_staff: { Args: Record<PropertyKey, never>; Returns: string };
      companies_for: { Args: { city?: string; trade?: string }; Returns: Json };
      company_report: {
        Args: { months?: number; trade?: string };
        Returns: Json;
      };
      complain: {
        Args: { body?: string; company?: string; complaint?: string };
        Returns: undefined;
      };
      confirm_deletion: { Args: { request?: string }; Returns: undefined };
      confirm_request: { Args: Record<PropertyKey, never>; Returns: undefined };
      decide_company: {
        Args: {
          checked?: string[];
          company?: string;
          decision?: string;
          reason?: string;
          reviewed_hash?: string;
        };
        Returns: undefined;
      };
      delete_account: { Args: Record<PropertyKey, never>; Returns: undefined };
      evidence_of: {
        Args: { reason?: string; request?: string };
        Returns: Json;
      };
      export_person: {
        Args: { contact?: string; reason?: string };
        Returns: Json;
      };
      export_requests: {
        Args: {
          city?: string;
          since?: string;
          state?: string;
          trade?: string;
          words?: string;
        };
        Returns: Json;
      };
      finish_mail: {
        Args: {
          detail?: string;
          letter?: string;
          outcome?: string;
          provider?: string;
          try?: number;
        };
        Returns: boolean;
      };
      forget_person: {
        Args: { contact?: string; reason?: string };
        Returns: Json;
      };
      health: { Args: Record<PropertyKey, never>; Returns: Json };
      invite_member: {
        Args: { address?: string; company?: string };
        Returns: undefined;
      };
      is_well: { Args: Record<PropertyKey, never>; Returns: string };
      mail_links: { Args: { address?: string }; Returns: undefined };
      mail_list: {
        Args: {
          before_at?: string;
          before_id?: string;
          in_state?: string;
          most?: number;
        };
        Returns: Json;
      };
      mail_state: { Args: Record<PropertyKey, never>; Returns: Json };
      make_recovery_codes: {
        Args: Record<PropertyKey, never>;
        Returns: string[];
      };
      onboarding_receipt: { Args: { key?: string }; Returns: Json };
      open_contact: {
        Args: { reason?: string; request?: string };
        Returns: Json;
      };
      open_received: { Args: { request?: string }; Returns: Json };
      order_state: { Args: { key?: string }; Returns: Json };
      proposal_counts: { Args: { trade?: string }; Returns: Json };
      queue_account_mail: {
        Args: { letters?: Json; message?: string };
        Returns: undefined;
      };
      read_request: { Args: Record<PropertyKey, never>; Returns: Json };
      received: {
        Args: {
          before_at?: string;
          before_id?: string;
          city?: string;
          company?: string;
          most?: number;
          since?: string;
          step?: string;
          trade?: string;
          words?: string;
        };
        Returns: Json;
      };
      received_board: {
        Args: {
          city?: string;
          company?: string;
          since?: string;
          trade?: string;
          words?: string;
        };
        Returns: Json;
      };
      received_one: { Args: { request?: string }; Returns: Json };
      received_people: { Args: { company?: string }; Returns: Json };
      replace_company: {
        Args: { consents?: Json; replaced?: string; successor?: string };
        Returns: undefined;
      };
      retry_mail: { Args: { letter?: string }; Returns: number };
      review_of: { Args: { company?: string }; Returns: Json };
      send_onboarding: { Args: { form?: Json }; Returns: Json };
      set_member: {
        Args: { member?: string; new_role?: string };
        Returns: undefined;
      };
      set_role: {
        Args: { address?: string; role?: string };
        Returns: undefined;
      };
      settle_order: {
        Args: { note?: string; order_id?: string };
        Returns: undefined;
      };
      staff_list: { Args: Record<PropertyKey, never>; Returns: Json };
      start_order: {
        Args: { city?: string; email?: string; plan?: string; trade?: string };
        Returns: Json;
      };
      state_side: {
        Args: { complaint?: string; statement?: string };
        Returns: undefined;
      };
      step_case: {
        Args: { id?: string; kind?: string; note?: string; step?: string };
        Returns: undefined;
      };
      stop_mail: { Args: { secret?: string }; Returns: undefined };
      suppress_mail: {
        Args: { address?: string; why?: string };
        Returns: undefined;
      };
      take_payment_event: { Args: { event?: Json }; Returns: string };
      tidy: { Args: Record<PropertyKey, never>; Returns: number };
      undo_stops: { Args: Record<PropertyKey, never>; Returns: undefined };
      unsend_mail: {
        Args: { detail?: string; outcome?: string; provider?: string };
        Returns: boolean;
      };
      use_recovery_code: { Args: { code?: string }; Returns: undefined };
      withdraw_from: { Args: { company?: string }; Returns: undefined };
      withdraw_request: { Args: Record<PropertyKey, never>; Returns: undefined };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};
